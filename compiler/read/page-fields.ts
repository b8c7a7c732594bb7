import * as z from 'zod'
import { profession } from '#domain/facts/catalogue.ts'
import { isoDate, slug } from '#domain/facts/shared.ts'
import { interestSubjects } from '#domain/forms/interest.ts'
import { careLevels } from '#domain/signs/warning-signs.ts'

/** The page groups: each has a scene and an Open Graph image. */
export const pageGroups = [
  'home',
  'physical',
  'skin',
  'mind',
  'women',
  'men',
  'infections',
  'heart',
  'stomach',
  'breathing',
  'head',
  'services',
  'children',
  'business',
  'partners',
  'clinics',
  'people',
  'faq',
  'blog',
  'legal',
  'tools',
  'jobs',
  'booking',
  'not-found',
  'error',
  'offline',
] as const
export type PageGroup = (typeof pageGroups)[number]

/** A page by its id: the English path without '/en/' and slashes at the ends, such as 'physical/diagnosis/back'. */
export const pageId = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, "write a page id such as 'physical/diagnosis/back'")

const careLevel = z.enum(careLevels)

/** Who reviewed the medical content, and until when the review is valid. */
const review = z.strictObject({
  /** A practitioner id. */
  by: slug,
  reviewed: isoDate,
  /** When this day has passed, `npm run check` and the tests fail; the page is still built. */
  next: isoDate,
})

/** The guidelines that the page is based on. */
const source = z.strictObject({ title: z.string(), publisher: z.string(), url: z.url().optional() })

/** Facts that any page may have, the same in every language: NAME.yaml beside its NAME.en.md and NAME.no.md. */
const shared = {
  group: z.enum(pageGroups),
  /** Another illustration than the group's scene. */
  art: slug.optional(),
  /** Pages to read next. */
  related: z.array(pageId).default([]),
  /** Treatment ids of the catalogue that can be booked from the page. */
  treatments: z.array(slug).default([]),
  /** The page informs about prescription medicines: it may name them, and has nothing to book (docs/decisions/0065-no-advertising-of-prescription-medicines.md). */
  aboutMedicines: z.literal(true).optional(),
  /** Further English addresses of this same page, without '/en/'. */
  aliases: z.array(pageId).default([]),
  sources: z.array(source).default([]),
  review: review.optional(),
  /** Where the page stands among its siblings in lists; then by title. */
  order: z.int().default(100),
}

/**
 * Whether the page, and every page below it, is about practical matters only. Its address tells nothing of anybody's health,
 * so scripts that a visitor has accepted may run there.
 */
const practical = z.boolean().default(false)

/** Ids of content/exercises.yaml, in the order in which a patient should meet them. */
const exercises = z.array(slug).default([])

const medical = { review, sources: z.array(source).min(1) }

/** The record of shared facts, by page kind. */
export const pageRecord = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('home'),
    ...shared,
    /** Answers to 'What do you need help with?': the words stand in the page under the same id, the query opens the booking. */
    chips: z.array(z.strictObject({ id: slug, query: z.string() })),
    /** The lines of care. */
    lines: z.array(
      z.strictObject({
        id: slug,
        art: slug,
        tone: z.enum(['deep', 'sand', 'sky', 'mist']),
        query: z.string(),
        page: pageId.optional(),
      }),
    ),
    /** Some practitioners, by id; the prices are those of `treatments`. */
    people: z.array(slug).default([]),
    /** Tools and questions, by page id. */
    tools: z.array(pageId).default([]),
    questions: z.array(pageId).default([]),
  }),
  z.strictObject({ kind: z.literal('content'), ...shared, exercises }),
  z.strictObject({
    kind: z.literal('condition'),
    ...shared,
    ...medical,
    exercises,
    /** An area of content/body-areas.yaml, where the ICPC-2 code or the group does not already say it. */
    bodyArea: slug.optional(),
    /** International Classification of Primary Care, where a code fits. */
    icpc2: z
      .string()
      .regex(/^[A-Z]\d{2}$/)
      .optional(),
    /** The care cards of the page, in both languages. */
    care: z.array(careLevel).min(1),
    /** The subject is an emergency: its emergency card stands first, under the lead. */
    callFirst: z.literal(true).optional(),
    /** Why these levels, in a few English words for the clinician who reviews docs/care-levels.md. */
    careReason: z.string().min(10).max(160),
  }),
  z.strictObject({ kind: z.literal('service'), ...shared, exercises }),
  z.strictObject({ kind: z.literal('body-area'), ...shared, bodyArea: slug, exercises }),
  z.strictObject({
    kind: z.literal('clinic-list'),
    ...shared,
    /** Only clinics where one of these professions works; empty means all. */
    professions: z.array(profession).default([]),
  }),
  /** A quarter or a town, and how one gets from there to one of our clinics. */
  z.strictObject({
    kind: z.literal('place'),
    ...shared,
    /** A file of content/places/. */
    place: slug,
    professions: z.array(profession).min(1),
    /** An id of competence.yaml, on a page about what only some of the professions do. */
    competence: slug.optional(),
    /** The first one is what free times and prices are told of. */
    treatments: z.array(slug).min(1),
  }),
  z.strictObject({ kind: z.literal('directory'), ...shared, professions: z.array(profession).default([]) }),
  z.strictObject({ kind: z.literal('faq'), ...shared }),
  z.strictObject({ kind: z.literal('faq-topic'), ...shared, practical }),
  z.strictObject({ kind: z.literal('faq-subtopic'), ...shared }),
  z.strictObject({ kind: z.literal('blog-index'), ...shared }),
  z.strictObject({
    kind: z.literal('blog-post'),
    ...shared,
    published: isoDate,
    /** A practitioner id. */
    author: slug,
  }),
  z.strictObject({
    kind: z.literal('business'),
    ...shared,
    /** What is chosen in the form of the page. */
    form: z.enum(interestSubjects),
  }),
  /** Where employees of companies with an agreement report absence. */
  z.strictObject({ kind: z.literal('absence'), ...shared }),
  /** What a business sees after it has sent the form. */
  z.strictObject({ kind: z.literal('thanks'), ...shared }),
  z.strictObject({
    kind: z.literal('partner'),
    ...shared,
    /** A partner id. */
    partner: slug,
  }),
  z.strictObject({
    kind: z.literal('legal'),
    ...shared,
    /** An insurer, by partner id, whose terms the page begins with. */
    termsOf: slug.optional(),
  }),
  z.strictObject({
    kind: z.literal('prices'),
    ...shared,
    /** Service ids of the catalogue whose treatments are listed; empty means all. */
    services: z.array(slug).default([]),
    practical,
  }),
  z.strictObject({
    kind: z.literal('tool'),
    ...shared,
    tool: slug,
    /** Ids of warning-signs.yaml that the tool asks about, each with a label. */
    signs: z.array(slug).default([]),
    sources: z.array(source).min(1),
  }),
  z.strictObject({ kind: z.literal('job-list'), ...shared }),
  z.strictObject({
    kind: z.literal('job'),
    ...shared,
    profession,
    clinics: z.array(slug).min(1),
    posted: isoDate,
    closes: isoDate,
    percent: z.int().min(10).max(100),
  }),
  z.strictObject({ kind: z.literal('contact'), ...shared }),
  z.strictObject({ kind: z.literal('cookies'), ...shared }),
  z.strictObject({ kind: z.literal('booking'), ...shared }),
  /** The confirmation of a booking, and the page where it is moved or cancelled: empty without a token. */
  z.strictObject({ kind: z.literal('booked'), ...shared }),
  z.strictObject({ kind: z.literal('manage'), ...shared }),
  /** Where a patient chooses among other times that are held: empty without a token. */
  z.strictObject({ kind: z.literal('offer'), ...shared }),
  /** Where somebody joins the waiting list, and sees or stops what they wait for. */
  z.strictObject({ kind: z.literal('waiting-list'), ...shared }),
  /** Where patients say how their visit was: empty without a token. */
  z.strictObject({ kind: z.literal('visit-question'), ...shared }),
  /** Where tests to take at home are ordered and followed. */
  z.strictObject({ kind: z.literal('order'), ...shared }),
  z.strictObject({ kind: z.literal('not-found'), ...shared }),
  z.strictObject({ kind: z.literal('error'), ...shared }),
  z.strictObject({ kind: z.literal('offline'), ...shared }),
  /** The results of a search. */
  z.strictObject({ kind: z.literal('search'), ...shared }),
  /** The door to all health topics. */
  z.strictObject({ kind: z.literal('health-hub'), ...shared }),
  /** Conditions, services and tools by name: from this letter to the one before the next such page begins. */
  z.strictObject({
    kind: z.literal('a-z'),
    ...shared,
    from: z.string().regex(/^[a-z]$/, 'write one letter from a to z'),
  }),
])
export type PageRecord = z.infer<typeof pageRecord>

/** The front matter of a page in one language: NAME.en.md or NAME.no.md. */
export const pageWords = z.strictObject({
  /** The address; only in Norwegian and Swedish, because the tree is the English sitemap. */
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*$/, "write the address as '/fysikalsk/rygg/': lower case a–z, slashes at both ends")
    .optional(),
  title: z.string().min(1),
  /** The h1, where it differs from the title. */
  heading: z.string().optional(),
  /** A shorter title for menus and breadcrumbs. */
  short: z.string().optional(),
  /** What the page answers, for lists and search engines. */
  summary: z.string().min(1),
  /** Condition: the name in running text. */
  plainName: z.string().optional(),
  /** Condition: the name a doctor uses. */
  medicalName: z.string().optional(),
  /** Condition: the tag above the heading. */
  tag: z.string().optional(),
  /** Home: words of the chips and lines, by id. */
  chips: z.record(slug, z.string()).optional(),
  lines: z.record(slug, z.strictObject({ title: z.string(), text: z.string() })).optional(),
})
export type PageWords = z.infer<typeof pageWords>

/** Sections of a condition page in their fixed order; those in `required` are mandatory. */
export const conditionSections = {
  order: [
    'overview',
    'symptoms',
    'causes',
    'self-care',
    'exercises',
    'help',
    'examination',
    'treatment',
    'prevention',
    'course',
    'children',
    'pregnancy',
    'living',
    'offer',
    'questions',
  ],
  required: ['overview', 'symptoms', 'help', 'questions'],
}

/** Minimum number of own words that a page must have, in each language. */
export const fewestWords: Partial<Record<PageRecord['kind'], number>> = {
  condition: 250,
  service: 200,
  tool: 200,
  'faq-subtopic': 80,
  'blog-post': 300,
}
