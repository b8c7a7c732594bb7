/**
 * The calendar day on the visitor's own device, YYYY-MM-DD. Tools ask about days that people have lived through where they are,
 * which may be far from the clinics.
 */
export function dayOnDevice(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
