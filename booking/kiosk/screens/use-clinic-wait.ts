import { useAnswer } from '#client/use-answer.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { askClinics } from '../../booking-calls.ts'
import type { KioskSite } from '../kiosk-site.ts'

/** The wait for a drop-in time at the kiosk's clinic in words, asked anew every minute; empty where nothing is known. */
export function useClinicWait({ booking, clinic }: KioskSite): string {
  const { value } = useAnswer(askClinics({ locale: booking.locale }), { refreshEvery: 60_000 })
  const today = value?.clinics.find(({ id }) => id === clinic.id)?.today
  return describeClinicWait(booking.common.clinic, today?.wait)
}
