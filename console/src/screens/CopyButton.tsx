import { IconButton } from '@suerte/ui/IconButton.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { t } from '../i18n.ts'

/** Copies a text and says so; where the browser forbids it, that is said instead. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { show } = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'success', text: t('copy.done') })
    } catch {
      show({ tone: 'error', text: t('copy.failed') })
    }
  }
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />
}
