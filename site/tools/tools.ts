import type { ComponentType } from 'react'
import type { ToolProps } from './tool.ts'

type Tool = ComponentType<ToolProps>

/** Every tool by its id, in a file of its own that is fetched with its page. */
const loaders: Record<string, () => Promise<Tool>> = {
  bmi: async () => (await import('./bmi/bmi.tsx')).BmiTool,
  'due-date': async () => (await import('./due-date/due-date.tsx')).DueDateTool,
  'mole-abcde': async () => (await import('./mole-abcde/mole-abcde.tsx')).MoleTool,
  'walk-in-or-emergency': async () => (await import('./walk-in-or-emergency/walk-in-or-emergency.tsx')).TriageTool,
}

const here = new Map<string, Tool>()

/** A tool by its id; loadTool must have been awaited before. */
export function toolOf(id: string): Tool {
  const tool = here.get(id)
  if (!tool) throw unknownTool(id)
  return tool
}

export async function loadTool(id: string): Promise<void> {
  const load = loaders[id]
  if (!load) throw unknownTool(id)
  if (!here.has(id)) here.set(id, await load())
}

/** For the prerenderer. */
export async function loadEveryTool(): Promise<void> {
  await Promise.all(Object.keys(loaders).map(loadTool))
}

const unknownTool = (id: string) => new Error(`There is no tool named '${id}'. Add it to site/tools/tools.ts.`)
