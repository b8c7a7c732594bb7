import * as z from 'zod'
import { countries, defaultCountry } from '../market/locale.ts'
import { profession } from './catalogue.ts'
import { isoDate, localizedText, slug, timeRange, weekday } from './shared.ts'

/** Recurring hours at one clinic. */
export const shift = z.strictObject({
  clinic: slug,
  days: z.array(weekday).min(1),
  hours: timeRange,
  breaks: z.array(timeRange).default([]),
  /** Only in odd or only in even ISO weeks. */
  weeks: z.enum(['every', 'odd', 'even']).default('every'),
  /** The first and the last day on which it is worked; without them it goes on for good. */
  validFrom: isoDate.optional(),
  validTo: isoDate.optional(),
})
export type Shift = z.infer<typeof shift>

/** Away from work, both ends included. The reason is never stored. */
export const absence = z.strictObject({ from: isoDate, to: isoDate })
export type Absence = z.infer<typeof absence>

/** The appearance of an invented person, chosen by an editor, because no rule may guess it from a name. */
export const portrait = z.strictObject({
  skin: z.enum(['fair', 'light', 'tan', 'brown', 'dark']),
  /** The colour of hair and beard. */
  hair: z.enum(['black', 'brown', 'auburn', 'ginger', 'blond', 'grey', 'white']),
  /** How the hair is worn. */
  style: z.enum([
    'short',
    'crop',
    'side',
    'quiff',
    'curly',
    'afro',
    'long',
    'bob',
    'bun',
    'ponytail',
    'braids',
    'receding',
    'bald',
  ]),
  /** Left out: none. */
  beard: z.enum(['full', 'stubble', 'moustache']).optional(),
  glasses: z.boolean().default(false),
  /** The coat is white. */
  clothes: z.enum([
    'coat',
    'pine-scrubs',
    'denim-scrubs',
    'leaf-scrubs',
    'mint-shirt',
    'denim-shirt',
    'coral-sweater',
    'pine-sweater',
    'rose-sweater',
  ]),
  /** Worn around the neck. */
  stethoscope: z.boolean().default(false),
  /** Where the eyes go, as the reader sees it. */
  gaze: z.enum(['left', 'ahead', 'right']).default('ahead'),
  /** The colour behind the head. */
  background: z.enum(['sky', 'mist', 'sand', 'blush', 'sage', 'honey']),
})
export type Portrait = z.infer<typeof portrait>

/** One practitioner: content/practitioners/{id}.yaml. All are invented. */
export const practitioner = z
  .strictObject({
    id: slug,
    name: z.string(),
    profession,
    /** Where they work. */
    country: z.enum(countries).default(defaultCountry),
    /** Which group of pages and which directory the profile belongs to. */
    line: z.enum([
      'general',
      'physical',
      'psychology',
      'dermatology',
      'gynecology',
      'eye',
      'ear-nose-throat',
      'surgery',
    ]),
    /** The number in the register of health personnel; invented, and shown as an example. A personal trainer has none. */
    hpr: z
      .string()
      .regex(/^\d{7,9}$/)
      .optional(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    /** Drawn at /portraits/{id}.svg. */
    portrait,
    /** Ids of content/competence.yaml. */
    competence: z.array(slug).min(1),
    /** Treatment ids of the catalogue. */
    treatments: z.array(slug).min(1),
    /** The initial roster; once it is in the database, the database counts (docs/decisions/0023). */
    shifts: z.array(shift),
    absences: z.array(absence).default([]),
    /** One sentence for lists, at most 160 characters. */
    summary: localizedText,
    /** Markdown, at least 80 words in each language. */
    about: localizedText,
  })
  .refine(({ profession, hpr }) => (profession === 'personal-trainer') === !hpr, {
    path: ['hpr'],
    message: 'health personnel have a number in the register, and a personal trainer has none',
  })
export type Practitioner = z.infer<typeof practitioner>

/** content/competence.yaml: what a practitioner can be especially good at. */
export const competence = z.strictObject({ id: slug, name: localizedText })
