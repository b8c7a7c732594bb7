import { request } from '#client/request.ts'
import type { FlowInstance } from '../../flows/instance.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { useKept } from '../visit/visit-memory.ts'
import { type CheckInScreen, refusals } from './check-in-screen.ts'

const start: CheckInScreen = { is: 'ways' }

/** The way from 'I have an appointment' to a seat. */
export function useCheckIn({ clinic, booking: { locale } }: KioskSite, instance: FlowInstance) {
  const [screen = start, show] = useKept(instance, 'checkIn')

  async function checkIn(proof: { ticket: string } | { verification: string }) {
    show({ is: 'sending' })
    const answer = await request('POST /check-ins', { body: { clinic: clinic.id, locale, ...proof } })
    if (answer.ok) return show({ is: 'arrived', arrival: answer.value })
    const { problem } = answer
    const refusal = refusals.find((it) => it === problem.code)
    show(
      refusal
        ? { is: 'refused', refusal, where: problem.where, start: problem.start }
        : { is: 'trouble', problem, retry: () => void checkIn(proof) },
    )
  }

  /** Several appointments of one phone are offered by time; one, or none, is settled by the server. */
  async function listChoices(verification: string) {
    show({ is: 'sending' })
    const body = { clinic: clinic.id, locale, verification }
    const answer = await request('POST /check-ins/choices', { body })
    if (!answer.ok) {
      return show({ is: 'trouble', problem: answer.problem, retry: () => void listChoices(verification) })
    }
    const { choices } = answer.value
    if (choices.length > 1) return show({ is: 'choices', choices })
    await checkIn({ verification })
  }
  return { screen, show, checkIn, listChoices }
}
