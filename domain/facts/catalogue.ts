import * as z from 'zod'
import { packageFacts } from '../packages/package-facts.ts'
import { localizedText, slug } from './shared.ts'

export const professions = [
  'general-practitioner',
  'physiotherapist',
  'chiropractor',
  'osteopath',
  'personal-trainer',
  'psychologist',
  'psychiatrist',
  'sexologist',
  'dermatologist',
  'gynecologist',
  'midwife',
  'plastic-surgeon',
  'eye-doctor',
  'ear-nose-throat-doctor',
  'urologist',
  'dietitian',
  'nurse',
] as const
export const profession = z.enum(professions)
/** What is held for several people at once. */
export const groupKinds = ['class', 'course', 'webinar'] as const
export type GroupKind = (typeof groupKinds)[number]

export type Profession = (typeof professions)[number]

/** The lead time of most treatments: how long before it a patient must set out. */
export const usualLeadMinutes = 30

/** One thing that can be booked on its own. Where it can be had follows from who offers it where. */
const treatment = z.strictObject({
  id: slug,
  name: localizedText,
  text: localizedText,
  /** video: booked in the app, never at a clinic. */
  mode: z.enum(['clinic', 'video']),
  /** How long the patient is in the room. */
  minutes: z.int().min(5).max(240),
  /** Minutes after each appointment during which the practitioner sees nobody. */
  buffer: z.int().min(0).max(60).default(0),
  /** How many minutes before its start a time can last be booked (availability/lead-time.ts). */
  leadMinutes: z.int().min(0).default(usualLeadMinutes),
  profession,
  /** The informational dialog that explains it, an id of the booking's dialogs. */
  dialog: slug.optional(),
  /**
   * A test: how long its result takes. The tiles and the FAQ state it differently (docs/specification.md): `tile` fills
   * {results} in `text`, `faq` is what pages and the comparison of the tests say. `latest` is the longest it takes, by which the
   * form tells a traveller whether the result is in time.
   */
  results: z
    .strictObject({
      tile: localizedText,
      faq: localizedText,
      latest: z.union([
        z.strictObject({ hours: z.int().positive() }),
        z.strictObject({ workingDays: z.int().positive() }),
      ]),
    })
    .optional(),
  /** Asked for by travellers: the form asks when they fly, and for the name as in the passport. */
  travel: z.boolean().default(false),
  /** Several visits at one price; the treatment itself is the first of them. */
  package: packageFacts.optional(),
  /** Held for several people on dates of its own (content/groups/): dates with places are offered instead of times. */
  group: z.enum(groupKinds).optional(),
  /** Booked only for an order (content/orders.yaml): no list offers it. */
  withOrder: z.boolean().default(false),
})
export type Treatment = z.infer<typeof treatment>

const service = z.strictObject({
  id: slug,
  name: localizedText,
  text: localizedText,
  treatments: z.array(treatment).min(1),
})
export type Service = z.infer<typeof service>

/** A link on a tile of the booking's first step that also answers the next questions. The compiler checks its ids. */
const tileChoice = z.strictObject({
  name: localizedText,
  service: slug.optional(),
  treatment: slug.optional(),
  /** Where a single clinic offers the service, that clinic's name is shown instead. */
  namedByClinic: z.boolean().default(false),
})

/** A small link below the tiles, directly to a line of care. */
const shortcut = z.strictObject({ name: localizedText, type: slug, service: slug.optional() })

/** A tile of the booking's first step. */
const serviceType = z.strictObject({
  id: slug,
  name: localizedText,
  /** What its own services are. Not the video consultation, which not everybody is offered. */
  text: localizedText,
  /** The illustration of its tile. */
  art: slug,
  /** A service of another type that is listed here too: the video consultation of this line of care. */
  videoService: slug.optional(),
  /** What the tile offers directly; a tile without any lists its services by name. */
  choices: z.array(tileChoice).default([]),
  services: z.array(service).min(1),
})

/** content/catalogue.yaml */
export const catalogue = z.strictObject({
  types: z.array(serviceType).min(1),
  shortcuts: z.array(shortcut).default([]),
})
export type Catalogue = z.infer<typeof catalogue>
