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

export function worksAt({ clinics }: Pick<StaffMember, 'clinics'>, clinic: string): boolean {
  return clinics.includes(everyClinic) || clinics.includes(clinic)
}
