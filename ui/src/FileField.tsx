import { useCallback, useId } from 'react'
import { describedBy, FieldShell, type FieldWords } from './FieldShell.tsx'
import { Icon } from './Icon.tsx'
import { pickFiles, type RefusedFile } from './pick-files.ts'
import styles from './FileField.module.css'

type Props = FieldWords & {
  files: readonly File[]
  onFiles: (files: File[]) => void
  filesMax: number
  bytesMax: number
  accept?: string
  addLabel: string
  removeLabel: (name: string) => string
  onRefused?: (refused: RefusedFile) => void
}

/** Pictures to send along, each shown as it will be seen. Checks here are a courtesy: the server decides. */
export function FileField(props: Props) {
  const { files, onFiles, filesMax, bytesMax, accept = 'image/png,image/jpeg' } = props
  const id = useId()
  const add = (picked: File[]) => {
    const { kept, refused } = pickFiles([...files], picked, { filesMax, bytesMax, accept })
    for (const one of refused) props.onRefused?.(one)
    if (kept.length !== files.length) onFiles(kept)
  }
  return (
    <FieldShell id={id} label={props.label} hint={props.hint} error={props.error}>
      <div className={styles.shelf}>
        {files.map((file, index) => (
          <span key={`${file.name} ${file.lastModified}`} className={styles.picture}>
            <Thumbnail file={file} />
            <button
              type="button"
              className={styles.remove}
              aria-label={props.removeLabel(file.name)}
              onClick={() => onFiles(files.filter((_, other) => other !== index))}
            >
              <Icon name="x" size={16} />
            </button>
          </span>
        ))}
        <span className={styles.add} hidden={files.length >= filesMax}>
          <Icon name="image" size={24} />
          <span>{props.addLabel}</span>
          <input
            id={id}
            type="file"
            accept={accept}
            multiple={filesMax > 1}
            className={styles.input}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={describedBy(id, props)}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // The same picture may be picked again after it was removed.
              event.target.value = ''
            }}
          />
        </span>
      </div>
    </FieldShell>
  )
}

function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={file.name} className={styles.thumbnail} />
}
