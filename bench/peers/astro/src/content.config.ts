import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const link = z.object({ title: z.string(), path: z.string() })
const teaser = link.extend({ summary: z.string() })

const pages = defineCollection({
  loader: glob({ base: `${process.env.CORPUS}/pages`, pattern: '*.md' }),
  schema: z.object({
    path: z.string(),
    kind: z.string(),
    locale: z.enum(['no', 'en']),
    lang: z.string(),
    localizedPaths: z.object({ no: z.string(), en: z.string() }),
    title: z.string(),
    heading: z.string(),
    summary: z.string(),
    tag: z.string().optional(),
    medicalName: z.string().optional(),
    plainName: z.string().optional(),
    art: z.string(),
    group: z.string(),
    crumbs: z.array(link),
    treatments: z.array(z.string()),
    related: z.array(teaser),
    items: z.array(teaser),
    sources: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.string().optional() })),
    review: z
      .object({
        by: z.object({ name: z.string(), profession: z.string(), path: z.string(), portrait: z.string() }),
        reviewed: z.coerce.date(),
        next: z.coerce.date(),
      })
      .optional(),
  }),
})

export const collections = { pages }
