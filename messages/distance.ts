import type { Language } from '#domain/locale.ts'

/** '850 m', '3,4 km', '112 km': only as precise as is useful. Without `Intl` (decision 47). */
export function formatDistance(kilometres: number, language: Language): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`
  const digits = kilometres < 9.95 ? kilometres.toFixed(1).replace('.0', '') : String(Math.round(kilometres))
  const [point, thousands] = language === 'en' ? ['.', ','] : [',', '\u00a0']
  return `${digits.replace('.', point).replace(/\B(?=(\d{3})+$)/g, thousands)} km`
}
