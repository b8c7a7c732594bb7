import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as booking } from '#messages/booking/en.ts'
import { en } from '#messages/waiting/en.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { EntryFacts } from './entry-facts.tsx'
import type { WaitingEntry } from './waiting-calls.ts'

const site = { words: booking, language: 'en' } as BookingSite
const show = (from: string, to: string) => {
  const entry = {
    ...{ treatment: { id: 'gp', name: 'Doctor' }, clinics: [{ id: 'bislett', name: 'Bislett' }] },
    ...{ days: [{ from, to }], parts: ['morning'], group: null, booking: null, until: to },
  } as unknown as WaitingEntry
  return renderToStaticMarkup(
    <EntryFacts entry={entry} words={en} site={site}>
      {null}
    </EntryFacts>,
  )
}

it('one day is named once, several with the last of them', () => {
  expect(show('2026-11-20', '2026-11-20')).not.toContain(en.until)
  expect(show('2026-11-20', '2026-11-21')).toContain(en.until)
})
