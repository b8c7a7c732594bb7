import type { ReactNode } from 'react'

export interface ListColumn<Row> {
  heading: string
  cell: (row: Row) => ReactNode
  /** What tells the row from others: its cell heads the row. One column has it. */
  isName?: boolean
  /** On a phone, where there is no head row, its heading stands before what cannot be understood alone. */
  isNamed?: boolean
}

/**
 * Rows of a screen. On a phone each is a block of lines, and browsers take blocks for no table unless their roles are said
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
const roles = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A list as a table. */
export function ListTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  isOpen,
}: {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  isOpen?: (row: Row) => boolean
}) {
  return (
    <table className="list-table" data-narrow="blocks" aria-label={label} {...roles.table}>
      <thead {...roles.part}>
        <tr {...roles.row}>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" {...roles.heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.part}>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} data-open={isOpen?.(row) || undefined} {...roles.row}>
            {columns.map(({ heading, cell, isName, isNamed }) =>
              isName ? (
                <th key={heading} scope="row" {...roles.name}>
                  {cell(row)}
                </th>
              ) : (
                <td key={heading} data-heading={isNamed ? heading : undefined} {...roles.cell}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
