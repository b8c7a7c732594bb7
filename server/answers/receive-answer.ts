import { hash } from 'node:crypto'
import { addLimitedJob } from '#database/jobs/jobs.ts'
import { addCallingCode } from '#domain/phones/phone-at-home.ts'
import { answerLimits } from '../limits/rate-limits.ts'
import type { Service } from '../service.ts'
import type { AnswerToRead } from './answer-job.ts'

/** A message from a phone, as a gateway posted it. */
export interface ReceivedAnswer {
  /** The gateway's id of the message. */
  id: string
  from: string
  text: string
}

/** Longer than any word that we know: what people write beyond that is not kept at all. */
const longestText = 40

/**
 * Leaves a job that does what the answer says. The message's id is the job's key, so that one that is delivered again does nothing. What
 * the phone is to us is looked up by the job: whoever posts learns nothing, also not by the time that it takes.
 */
export async function receiveAnswer(
  service: Service,
  gateway: string,
  { id, from, text }: ReceivedAnswer,
): Promise<void> {
  const { clock, database, jobs, secrets } = service
  const phone = await readSender(service, from)
  if (!phone) return
  const now = clock.now()
  const answer: AnswerToRead = { phone, text: text.length > longestText ? '' : text, at: now.toString() }
  const sealed = secrets.seal(JSON.stringify(answer))
  const key = `answer:${gateway}:${hash('sha256', id, 'base64url')}`
  const job = { kind: 'answer', key, runAt: now, payload: { sealed } }
  const refusedUntil = await addLimitedJob(database, job, answerLimits(secrets, phone), now)
  if (!refusedUntil) jobs.lookNow()
}

/** The sender in E.164: gateways write it with '+', with '00', with neither, or as at home. */
async function readSender({ config, phones }: Service, from: string): Promise<string | undefined> {
  const { checkCallable } = await phones()
  const candidates = [from, addCallingCode(from, config.COUNTRY) ?? from, `+${from.replaceAll(/\D/g, '')}`]
  const numbers = candidates.map(checkCallable).flatMap((it) => (it.ok ? [it.value] : []))
  return numbers[0]
}
