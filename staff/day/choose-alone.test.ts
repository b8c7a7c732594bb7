import { describe, expect, it } from 'vitest'
import { chooseAlone } from './choose-alone.ts'

const shift = (from: string, to: string) => ({ start: `2026-11-19T${from}:00+01:00`, end: `2026-11-19T${to}:00+01:00` })
const late = { id: 'late', isAbsent: false, shifts: [shift('12:00', '20:00')] }
const ill = { id: 'ill', isAbsent: true, shifts: [shift('08:00', '15:00')] }
const early = { id: 'early', isAbsent: false, shifts: [shift('08:00', '15:00')] }
const columns = [late, ill, early]
const at = (clock: string) => Date.parse(`2026-11-19T${clock}:00+01:00`)

describe('on a phone, the day begins with', () => {
  it('whoever was chosen', () => {
    expect(chooseAlone(columns, 'ill', at('10:00'))).toBe(ill)
  })

  it('the first who is at work at the moment', () => {
    expect(chooseAlone(columns, undefined, at('10:00'))).toBe(early)
    expect(chooseAlone(columns, 'somebody of another clinic', at('16:00'))).toBe(late)
  })

  it('the first of all when nobody is at work, and with nobody where nobody works', () => {
    expect(chooseAlone(columns, undefined, at('21:00'))).toBe(late)
    expect(chooseAlone([], undefined, at('10:00'))).toBeUndefined()
  })
})
