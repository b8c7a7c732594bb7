import { describe, expect, it } from 'vitest'
import { sql } from './sql.ts'

describe('writing SQL', () => {
  it('makes a parameter of everything that is filled in', () => {
    expect(sql`select ${"'; drop table bookings; --"}, ${7}`).toEqual({
      text: 'select $1, $2',
      values: ["'; drop table bookings; --", 7],
    })
  })

  it('splices another statement in and counts its parameters on', () => {
    const range = sql`tstzrange(${'a'}, ${'b'})`
    expect(sql`select ${1} where x && ${range} or ${range} && y and z = ${2}`).toEqual({
      text: 'select $1 where x && tstzrange($2, $3) or tstzrange($4, $5) && y and z = $6',
      values: [1, 'a', 'b', 'a', 'b', 2],
    })
  })

  it('writes instants as ISO text', () => {
    expect(sql`${Temporal.Instant.from('2026-11-16T09:00:00+01:00')}`.values).toEqual(['2026-11-16T08:00:00Z'])
  })
})
