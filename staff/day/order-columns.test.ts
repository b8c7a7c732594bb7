import { expect, it } from 'vitest'
import { orderColumns } from './order-columns.ts'

const shift = (from: string, to: string) => ({ start: `2026-11-19T${from}:00+01:00`, end: `2026-11-19T${to}:00+01:00` })
const column = (name: string, shifts: ReturnType<typeof shift>[], isAbsent = false) => ({ name, shifts, isAbsent })

it('who works that day comes first, who begins earlier before who begins later, then who is absent, then who is not at work', () => {
  const columns = [
    column('Anne Off', []),
    column('Bente Absent', [shift('08:00', '15:00')], true),
    column('Åse Morning', [shift('08:00', '15:00')]),
    column('Cato Evening', [shift('12:00', '20:00')]),
    column('Dina Absent', [], true),
    column('Ellen Morning', [shift('16:00', '18:00'), shift('08:00', '12:00')]),
  ]
  expect(orderColumns(columns).map(({ name }) => name)).toEqual([
    'Ellen Morning',
    'Åse Morning',
    'Cato Evening',
    'Bente Absent',
    'Dina Absent',
    'Anne Off',
  ])
})
