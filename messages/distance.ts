import type { Language } from '#domain/market/locale.ts'
import { formatFixed, formatNumber } from './numbers.ts'

/** '850 m', '3,4 km', '112 km': only as precise as is useful. */
export function formatDistance(kilometres: number, language: Language): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`
  return `${kilometres < 9.95 ? formatNumber(kilometres, language) : formatFixed(kilometres, 0, language)} km`
}
