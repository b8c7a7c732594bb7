export const roles = ['receptionist', 'practitioner', 'manager', 'administrator'] as const
export type Role = (typeof roles)[number]

/** Written in place of clinics for somebody who works for the whole chain. */
export const everyClinic = '*'

/** Somebody who works at our clinics and may use the console. */
export interface StaffMember {
  email: string
  role: Role
  /** Ids of clinics; `everyClinic` alone means all of them. */
  clinics: readonly string[]
  /** Who they are among the practitioners, if they see patients themselves. */
  practitioner: string | null
}

/** Whether somebody works for the whole chain. */
export function isOfChain({ clinics }: Pick<StaffMember, 'clinics'>): boolean {
  return clinics.includes(everyClinic)
}

/** Whether something is of a clinic where somebody works; what is of none (null) is for those who work for the whole chain. */
export function worksAt(member: Pick<StaffMember, 'clinics'>, clinic: string | null): boolean {
  return isOfChain(member) || (clinic !== null && member.clinics.includes(clinic))
}

/** The clinics where somebody works; null: all of them. */
export function clinicsOf(member: Pick<StaffMember, 'clinics'>): readonly string[] | null {
  return isOfChain(member) ? null : member.clinics
}
