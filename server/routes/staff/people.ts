import { takeAllowance } from '#database/limits.ts'
import { findPeople } from '#database/staff/people.ts'
import { calls } from '#domain/api/calls.ts'
import { readPeopleQuery } from '#domain/staff/people-query.ts'
import { wholeReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../../clock/moments.ts'
import { todayAt } from '../../clock/today.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { peopleLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { logChange, ofNoClinic } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

const call = 'POST /staff/people'

export function registerPeople(api: Api, service: Service): void {
  const { availability, clock, database, phones, secrets, zone } = service
  api.post('/staff/people', { schema: calls[call] }, async (request, reply) => {
    const member = memberOf(request)
    const now = clock.now()
    const text = request.body.query
    const query = readPeopleQuery(text, todayAt(zone, now))
    if (!query) return sendProblem(request, reply, 'validation', { fields: { query: 'required' } })
    const retryAt = await takeAllowance(database, peopleLimits(secrets, member.email), now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    const phone = (await phones()).checkAny(text)
    // A whole number is in the list that its owner may ask for; of anything else only whether it was searched can be told.
    const sought = phone.ok ? { phone: phone.value } : { hash: secrets.hash('search', text.trim().toLowerCase()) }
    await logChange(service, request, ofNoClinic(sought), 'search')
    const { index } = availability.schedule
    const people = await findPeople(database, query, wholeReach(member, call))
    return {
      people: people.map(({ name, birthdate, bookings }) => ({
        name,
        birthdate,
        bookings: bookings.map(({ reference, start, clinic, practitioner, treatment }) => ({
          reference,
          start: formatMoment(start, index.clinics.get(clinic)?.zone ?? zone),
          clinic,
          practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
          treatment,
        })),
      })),
    }
  })
}
