import { useLayoutEffect, useSyncExternalStore } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { type Draft, settleDraft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'

/** A visitor's draft, in the language of the page. */
export function useDraft(store: DraftStore, { locale, country }: Pick<BookingSite, 'locale' | 'country'>): Draft {
  const draft = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  useLayoutEffect(() => {
    if (draft.locale === locale) return
    const setting = { locale, country, today: dayAtClinic(Date.now()) }
    store.change((before) => settleDraft(before, setting))
  }, [draft.locale, store, locale, country])
  return draft
}
