/** '+47 912 34 567': Norwegian numbers as they are said; others in groups of three. */
export function formatPhone(phone: string): string {
  const norwegian = /^\+47(\d{3})(\d{2})(\d{3})$/.exec(phone)
  if (norwegian) return `+47 ${norwegian.slice(1).join(' ')}`
  return phone.replace(
    /^(\+\d\d)(\d+)$/,
    (_, code: string, rest: string) => `${code} ${rest.match(/\d{1,3}/g)!.join(' ')}`,
  )
}
