import type { Locale } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { type KioskMessages, no } from './no.ts'

export type { KioskMessages }

export const kioskMessages: Record<Locale, KioskMessages> = { no, en }
