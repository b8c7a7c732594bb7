import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import { figures } from '#ui/body-map/outline.ts'
import { bodyPlaces } from '#ui/body-map/places.ts'
import { pageGroups, pageId } from '../read/page-fields.ts'

/** An area of the body or of health; content/body-areas.yaml says what each field is for. */
export const bodyArea = z.strictObject({
  id: slug,
  name: localizedText,
  places: z.array(z.enum(bodyPlaces)).default([]),
  only: z.enum(figures).optional(),
  icpc2: z
    .array(z.string().regex(/^[A-Z]\d{0,2}$/, "write the beginning of an ICPC-2 code, such as 'R' or 'R76'"))
    .default([]),
  groups: z.array(z.enum(pageGroups)).default([]),
  services: z.array(pageId).default([]),
  common: z.array(pageId).default([]),
  page: z
    .strictObject({
      path: z.strictObject({ no: slug, en: slug }),
      /** Its scene and share image. */
      group: z.enum(pageGroups),
      summary: localizedText,
    })
    .optional(),
})
export type BodyArea = z.infer<typeof bodyArea>
