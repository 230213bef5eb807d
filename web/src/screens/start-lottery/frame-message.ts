import { readPath, type Path } from '../../paths.ts'

export type FrameMessage = { type: 'close' } | { type: 'go'; to: Path }

/** What an embedded game asks of the page around it; anything else is not for us. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'suerte:close') return { type: 'close' }
  const to = 'to' in data ? data.to : undefined
  if (data.type !== 'suerte:go' || typeof to !== 'string') return undefined
  const path = readPath(to)
  return path && { type: 'go', to: path }
}
