// On a phone the table is laid out as a grid, which takes its meaning away in Safari: roles are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './DataTable.module.css'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** The row's name: a row header in the table, the card's title on a phone. */
  primary?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onRow?: (row: Row) => void
  empty?: ReactNode
  dense?: boolean
}

/** A real table; under 640 px of its own width each row becomes a card that repeats the heads. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, onRow, empty, dense } = props
  if (rows.length === 0 && empty) return empty
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, dense && styles.dense)} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} scope="col" role="columnheader" data-align={column.align}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={onRow && styles.live}
              onClick={onRow && (() => onRow(row))}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} onRow={onRow} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; onRow: ((row: Row) => void) | undefined }

function Cell<Row>({ column, row, onRow }: CellProps<Row>) {
  if (!column.primary) {
    return (
      <td role="cell" data-align={column.align} data-head={column.head}>
        {column.cell(row)}
      </td>
    )
  }
  return (
    <th scope="row" role="rowheader" data-align={column.align}>
      {/* The keyboard's way in; the pointer may take the whole row (the click goes up to it). */}
      {onRow ? (
        <button type="button" className={styles.open}>
          {column.cell(row)}
        </button>
      ) : (
        column.cell(row)
      )}
    </th>
  )
}
