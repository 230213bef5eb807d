import { Pager } from '@suerte/ui/Pager.tsx'
import { t } from '../i18n.ts'

type Props = { page: number; pages: number; total: number; onPage: (page: number) => void }

/** Where in a long list we are, and how long it is. */
export function ListPager({ page, pages, total, onPage }: Props) {
  return (
    <div className="stack tight">
      <p className="soft numbers" style={{ fontSize: 'var(--t-14)' }}>
        {t('list.count', { total })}
      </p>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        label={t('list.pages')}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        text={t('list.page', { page, pages })}
      />
    </div>
  )
}
