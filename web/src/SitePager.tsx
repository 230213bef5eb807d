import { Pager } from '@suerte/ui/Pager.tsx'
import { useT } from './i18n.ts'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export function SitePager({ page, pages, onPage }: Props) {
  const t = useT()
  return (
    <Pager
      {...{ page, pages, onPage }}
      label={t('pager.label')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      text={t('pager.text', { page, pages })}
    />
  )
}
