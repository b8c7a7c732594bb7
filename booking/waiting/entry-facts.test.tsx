import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as booking } from '#messages/booking/en.ts'
import { en } from '#messages/waiting/en.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { EntryFacts } from './entry-facts.tsx'
import type { WaitingEntry } from './waiting-calls.ts'

const site = { words: booking, language: 'en' } as BookingSite
const show = (from: string, to: string, until = to) => {
  const entry = {
    ...{ treatment: { id: 'gp', name: 'Doctor' }, clinics: [{ id: 'bislett', name: 'Bislett' }] },
    ...{ days: [{ from, to }], parts: ['morning'], group: null, booking: null, until },
  } as unknown as WaitingEntry
  return renderToStaticMarkup(
    <EntryFacts entry={entry} words={en} site={site}>
      {null}
    </EntryFacts>,
  )
}

it('until when somebody waits is said only where the days do not say it', () => {
  expect(show('2026-11-20', '2026-11-20')).not.toContain(en.until)
  expect(show('2026-11-20', '2026-11-21')).not.toContain(en.until)
  expect(show('2026-11-20', '2026-11-25', '2026-11-24')).toContain(en.until)
})
