export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Why a file cannot be sent as a picture; a courtesy, for the server judges by the content. */
export function pictureProblem(
  file: { type: string; size: number },
  bytesMax: number,
): 'type' | 'size' | undefined {
  if (!pictureTypes.some((type) => type === file.type)) return 'type'
  return file.size > bytesMax ? 'size' : undefined
}
