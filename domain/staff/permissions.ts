import type { StaffCallName } from '../api/staff/calls.ts'
import { clinicsOf, type Role, type StaffMember, worksAt } from './roles.ts'

/**
 * Whose patients a call reaches: `clinic` those of all practitioners at the member's clinics, `own` those who are booked with the
 * member. A role that a call does not name may not make it.
 */
export type Reach = 'clinic' | 'own'

interface Permission {
  reach: Partial<Record<Role, Reach>>
  /** Only shortly after the person has proved who they are. */
  isSensitive?: true
}

/** Those who answer for the chain. */
const office = { administrator: 'clinic' } as const

/** Those who decide how a clinic is run. */
const planners = { ...office, manager: 'clinic' } as const

/** Those who work for the clinic as a whole. */
const desk = { ...planners, receptionist: 'clinic' } as const

const everybody = { ...desk, practitioner: 'own' } as const

/** Who may make which call of the console: read by the server before every call, and by the screens to show what can be done. */
export const permissions: Record<StaffCallName, Permission> = {
  'GET /staff/me': { reach: everybody },
  'POST /staff/sign-in/again': { reach: everybody },
  'POST /staff/sign-out': { reach: everybody },
  'GET /staff/day': { reach: everybody },
  'GET /staff/overview': { reach: everybody },
  'GET /staff/events': { reach: everybody },
  'GET /staff/bookings/{reference}': { reach: everybody },
  'PATCH /staff/bookings/{reference}': { reach: everybody },
  'GET /staff/rosters': { reach: everybody },
  'GET /staff/rosters/others': { reach: planners },
  'POST /staff/rosters': { reach: planners },
  /** Which days: domain/staff/absence-days.ts. */
  'POST /staff/absences': { reach: everybody },
  'GET /staff/rosters/history': { reach: planners },
  'POST /staff/rosters/restore': { reach: planners },
  'GET /staff/affected': { reach: everybody },
  'POST /staff/affected/{reference}/keep': { reach: desk },
  'GET /staff/inbox': { reach: desk },
  'GET /staff/inbox/{id}': { reach: desk },
  'PATCH /staff/inbox/{id}': { reach: desk },
  'GET /staff/messages': { reach: desk },
  'POST /staff/messages/again': { reach: desk },
  'GET /staff/kiosks': { reach: desk },
  'POST /staff/kiosks': { reach: planners },
  'PATCH /staff/kiosks/{id}': { reach: planners },
  'POST /staff/kiosks/{id}/revoke': { reach: planners },
  'GET /staff/calendars': { reach: { ...planners, practitioner: 'own' } },
  'POST /staff/calendars': { reach: { ...planners, practitioner: 'own' }, isSensitive: true },
  'PATCH /staff/calendars': { reach: planners, isSensitive: true },
  'POST /staff/calendars/revoke': { reach: { ...planners, practitioner: 'own' } },
  'GET /staff/classes': { reach: desk },
  'GET /staff/classes/{run}': { reach: desk },
  'POST /staff/classes/call-off': { reach: planners },
  'GET /staff/orders': { reach: desk },
  'GET /staff/orders/{reference}': { reach: desk },
  'PATCH /staff/orders/{reference}': { reach: desk },
  'GET /staff/figures': { reach: planners },
  'GET /staff/figures/answers': { reach: planners },
  'GET /staff/figures/file': { reach: planners, isSensitive: true },
  'GET /staff/forms': { reach: office },
  'GET /staff/forms/absences/{id}': { reach: office },
  'GET /staff/forms/applications/{id}': { reach: office },
  'GET /staff/forms/applications/{id}/file': { reach: office },
  'GET /staff/partners': { reach: office },
  'GET /staff/partners/{id}/statement': { reach: office, isSensitive: true },
  'POST /staff/partners/{id}/points': { reach: office, isSensitive: true },
  'POST /staff/bookings/{reference}/undo': { reach: everybody },
  'GET /staff/times': { reach: everybody },
  'GET /staff/agreements': { reach: everybody },
  'POST /staff/bookings': { reach: everybody },
  'POST /staff/people': { reach: everybody },
  'POST /staff/offers': { reach: desk },
  'GET /staff/waiting-list': { reach: desk },
  'GET /staff/waiting-list/{id}': { reach: desk },
  'POST /staff/waiting-list/{id}/end': { reach: desk },
  'GET /staff/access-log': { reach: office, isSensitive: true },
  'POST /staff/access-log': { reach: office, isSensitive: true },
}

/** Whether a member may change a booking after the clinic's limit, and book a time whose lead time has passed; each time is recorded. */
export function mayOverrule({ role }: Pick<StaffMember, 'role'>): boolean {
  return role === 'manager' || role === 'administrator'
}

/** How far a member's call reaches; undefined if they may not make it. */
export function reachOf({ role }: Pick<StaffMember, 'role'>, call: StaffCallName): Reach | undefined {
  return permissions[call].reach[role]
}

/** Whether a member's call may see or change what is booked with a practitioner at a clinic. */
export function mayReach(
  member: StaffMember,
  call: StaffCallName,
  { clinic, practitioner }: { clinic: string; practitioner: string },
): boolean {
  const reach = reachOf(member, call)
  if (reach === undefined || !worksAt(member, clinic)) return false
  return reach === 'clinic' || member.practitioner === practitioner
}

/** What a member's call reaches, as a search asks for it: these clinics and this practitioner; null: all of them. */
export function wholeReach(
  member: StaffMember,
  call: StaffCallName,
): { clinics: readonly string[] | null; practitioner: string | null } {
  // Nobody is booked with somebody who is none of the practitioners.
  return {
    clinics: clinicsOf(member),
    practitioner: reachOf(member, call) === 'clinic' ? null : (member.practitioner ?? ''),
  }
}
