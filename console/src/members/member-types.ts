const memberTypes = [0, 1, 2, 4, 40, 41, 42] as const
type MemberType = (typeof memberTypes)[number]

export function isMemberType(type: number): type is MemberType {
  return memberTypes.some((known) => known === type)
}
