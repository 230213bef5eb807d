import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useT } from '../../../i18n.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import type { Group, Row, RowState } from './member-rows.ts'
import styles from './Member.module.css'

type Props = { group: Group; /** Without icons, closer together. */ plain?: boolean }

export function RowGroup({ group, plain = false }: Props) {
  const t = useT()
  return (
    <section className="stack tight">
      <SectionHead title={t(group.title)} />
      <Rows label={t(group.title)} rows={group.rows} plain={plain} />
    </section>
  )
}

export function Rows({ label, rows, plain }: { label: string; rows: Row[]; plain: boolean }) {
  const t = useT()
  return (
    <div className={plain ? styles.plain : undefined}>
      <List label={label}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            {...(!plain && { icon: row.icon })}
            title={t(row.title)}
            {...(row.state && { value: <State state={row.state} /> })}
            renderLink={(link) => <SiteLink to={row.to} {...link} />}
          />
        ))}
      </List>
    </div>
  )
}

function State({ state }: { state: RowState }) {
  const t = useT()
  if (state.kind === 'words')
    return (
      <span className={styles.state}>
        <Tag tone={state.tone}>{t(state.text)}</Tag>
      </span>
    )
  if (state.kind === 'count') return <span className="soft">{state.count}</span>
  return (
    <span className={styles.own}>
      <bdi>{state.text}</bdi>
    </span>
  )
}
