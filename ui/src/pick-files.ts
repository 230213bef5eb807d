export type RefusedFile = { name: string; reason: 'type' | 'size' | 'count' }
type FileFacts = { name: string; size: number; type: string }
type Limits = { filesMax: number; bytesMax: number; accept: string }

/** Adds picked files to those already there, and says which ones do not fit and why. */
export function pickFiles<F extends FileFacts>(present: F[], picked: F[], limits: Limits) {
  const kept = [...present]
  const refused: RefusedFile[] = []
  for (const file of picked) {
    if (!limits.accept.split(',').includes(file.type)) {
      refused.push({ name: file.name, reason: 'type' })
    } else if (file.size > limits.bytesMax) {
      refused.push({ name: file.name, reason: 'size' })
    } else if (kept.length >= limits.filesMax) {
      refused.push({ name: file.name, reason: 'count' })
    } else {
      kept.push(file)
    }
  }
  return { kept, refused }
}
