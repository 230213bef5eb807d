import { createSlots } from './slots.ts'

const PIXELS_MAX = 40_000_000
/** A small file can hold a picture that takes a lot of memory: few are drawn at once. */
const slots = createSlots({ atOnce: 2, waiting: 50 })

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'
export type Redrawing = {
  /** Kinds that are taken, by what the bytes are, whatever the sender calls them. */
  types: readonly PictureType[]
  /** `inside` keeps the shape and never enlarges; `cover` fills the square and cuts what is over. */
  fit: 'inside' | 'cover'
  /** Length of the longest side, in pixels. */
  side: number
  /** The kind that comes out; the same as came in when absent. */
  to?: PictureType
}
export type Picture = { mediaType: PictureType; bytes: Buffer }

/**
 * Draws a picture that a stranger sent anew, so that nothing else is inside: no script, no second file, no
 * place where it was taken. Undefined for anything that is not a picture of these kinds.
 */
export async function redraw(
  raw: Buffer,
  { types, fit, side, to }: Redrawing,
): Promise<Picture | undefined> {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ])
  const found = await fileTypeFromBuffer(raw)
  const type = types.find((known) => known === found?.mime)
  if (!type) return undefined
  const mediaType = to ?? type
  const bytes = await slots.run(() =>
    sharp(raw, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' })
      .toFormat(formats[mediaType])
      .toBuffer()
      .catch(() => undefined),
  )
  return bytes && { mediaType, bytes }
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const
