import type { ComponentType } from 'react'
import type { Kind } from '#compiler/page-data.ts'
import { ArticleTemplate } from './templates/article.tsx'

type Template = ComponentType<{ data: never }>

/** Templates that every page brings along. */
const templates: Partial<Record<Kind, Template>> = {}

/** Templates with code of their own weight, loaded when such a page is shown. */
const later: Partial<Record<Kind, () => Promise<Template>>> = {}

/** The template of a kind; loadTemplate must have been awaited before. */
export function templateOf(kind: Kind): ComponentType<{ data: unknown }> {
  return (templates[kind] ?? ArticleTemplate) as ComponentType<{ data: unknown }>
}

export async function loadTemplate(kind: Kind): Promise<void> {
  const load = later[kind]
  if (load && !templates[kind]) templates[kind] = await load()
}

export async function loadEveryTemplate(): Promise<void> {
  await Promise.all((Object.keys(later) as Kind[]).map(loadTemplate))
}
