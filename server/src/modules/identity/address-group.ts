/**
 * What an address is counted by: IPv4 itself, the /64 network of IPv6, since one household has that many
 * addresses of its own.
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('%', 1).join('').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const parts = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
