import { type ComponentType, lazy } from 'react'
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
const lazies = new Map<string, Tool>()

/** A tool that React waits for. Where it is here already, as in the prerenderer, it is rendered at once. */
export function toolOf(id: string): Tool {
  const known = here.get(id) ?? lazies.get(id)
  if (known) return known
  const load = loaders[id]
  if (!load) throw new Error(`There is no tool named '${id}'. Add it to site/tools/tools.ts.`)
  const tool = lazy(async () => ({ default: await load() }))
  lazies.set(id, tool)
  return tool
}

/** For the prerenderer, which cannot wait: its HTML holds the tool, and the browser takes it over when its file has come. */
export async function loadEveryTool(): Promise<void> {
  for (const [id, load] of Object.entries(loaders)) here.set(id, await load())
}
