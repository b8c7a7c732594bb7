import type { ProfilePlace, ProfileTime } from '#directory/render-profile.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import { describeStart } from '#messages/dates.ts'
import { describeAbsences, describeDays, type WorkingDaysWords } from '../format/working-days.ts'

export type ProfileAnswer = AnswerOf<'GET /practitioners/{id}'>

/** What the live facts of a profile are described with. */
export interface ProfileWords extends WorkingDaysWords {
  /** The address of the booking, and of the list of clinics. */
  booking: string
  clinics: string
  /** 'Physiotherapist, first time, 45 min', by treatment id. */
  treatments: Record<string, string>
}

export interface ProfileFacts {
  /** What the times are for. */
  treatment: string
  times: ProfileTime[]
  places: ProfilePlace[]
  away: string
}

/** The address of what is true now about a practitioner. */
export function profileAddress(id: string, locale: Locale): string {
  return `/api/practitioners/${id}?locale=${locale}`
}

/** The answer in words, for the small script and for React alike. */
export function describeProfile(answer: ProfileAnswer, words: ProfileWords, language: Language): ProfileFacts {
  const now = new Date()
  const { id, clinics, times, away } = answer
  const clinicName = (clinic: string) => clinics.find((it) => it.id === clinic)?.name ?? ''
  return {
    treatment: words.treatments[times[0]?.treatment ?? ''] ?? '',
    times: times.map(({ slot, start, clinic, treatment }) => ({
      // The time is chosen, so the next question is who the patient is.
      href: `${words.booking}?${new URLSearchParams({ treatment, clinic, practitioner: id, slot, step: 'information' })}`,
      ...describeStart(start, now, language),
      clinic: clinicName(clinic),
    })),
    places: clinics.map(({ id, name, address, phone, days }) => ({
      ...{ name, address, phone, path: `${words.clinics}${id}/` },
      days: describeDays(days, words, language),
    })),
    away: describeAbsences(away, dayAtClinic(now), words, language),
  }
}
