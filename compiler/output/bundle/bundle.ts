import { rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { type PageKind, pageKinds } from '#domain/site/page-kinds.ts'
import { elementFunctions, stylesBesideImports } from './browser-plugins.ts'
import type { BundleParts, StartFiles } from './bundle-parts.ts'
import { scriptGroups } from './script-groups.ts'

type BuildOutput = Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>['output']

const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  // React would look for its developer tools on every page.
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
}

const cssTarget = ['chrome123', 'safari17.5', 'firefox123']

/** A name that several files share, such as that of a place in a page, is written where it is used: exported, it would take more. */
const optimization = { inlineConst: { mode: 'all' } } as const

/** Bundles the code. `fingerprint` names the state of the sources. */
export async function bundleParts(cacheFolder: string, fingerprint: string): Promise<BundleParts> {
  // Without it React and Vite use their slower development builds.
  process.env.NODE_ENV = 'production'
  const parts: { [N in keyof BundleParts]: Promise<BundleParts[N]> } = {
    browser: bundleBrowser(),
    staff: bundleStaff(),
    css: bundleCss('ui/site.css'),
    rareCss: bundleCss('ui/rare.css'),
    bookingCss: bundleCss('booking/booking.css'),
    kioskCss: bundleCss('booking/kiosk/kiosk.css'),
    inlineScript: bundleScript('site/first-interaction.ts'),
    liveFacts: bundleScript('site/live/show-facts.ts'),
    livePeople: bundleScript('site/live/show-people.ts'),
    thirdParties: bundleScript('site/consent/load-third-parties.ts'),
    serviceWorker: bundleScript('site/service-worker/worker.ts'),
    prerenderFile: bundlePrerender(cacheFolder, fingerprint),
  }
  const made = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(made)) as BundleParts
}

/**
 * Modules of the kinds whose page starts by itself if its address asks for it (site/first-interaction.ts). Found one by
 * one, import by import, their files would take a round trip each.
 */
const startModules: Partial<Record<PageKind, string[]>> = {
  booked: ['site/templates/booked.tsx'],
  booking: ['site/templates/booking.tsx', 'booking/steps/later-steps.ts'],
  directory: ['site/templates/directory.tsx'],
  kiosk: ['site/templates/kiosk.tsx'],
  manage: ['site/templates/manage.tsx'],
  offer: ['site/templates/offer.tsx'],
  'visit-question': ['site/templates/visit-question.tsx'],
  order: ['site/templates/order.tsx'],
  search: ['site/templates/search.tsx'],
  'waiting-list': ['site/templates/waiting-list.tsx'],
}

async function bundleBrowser(): Promise<BundleParts['browser']> {
  const output = await run({
    ...common,
    plugins: [stylesBesideImports, elementFunctions, react()],
    build: {
      write: false,
      target: 'es2022',
      // The names of every file's files, and the code that preloads them, are three quarters of a kilobyte on every page.
      // Pages are fetched ahead of a tap anyway (prefetch-links.ts), and those with many files name them (startFiles).
      modulePreload: false,
      rolldownOptions: {
        input: 'site/browser.tsx',
        optimization,
        // The inline script imports the entry and calls what it exports.
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: scriptGroups },
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry)
  if (!entry) throw new Error('the browser bundle has no entry')
  const startFiles: StartFiles['startFiles'] = Object.fromEntries(
    Object.entries(startModules).map(([kind, modules]) => [kind, listFiles(output, modules)]),
  )
  const hydrationFiles = Object.fromEntries(
    pageKinds.map((kind) => [kind, startFiles[kind] ?? listFiles(output, templateModules(output, kind))]),
  ) as StartFiles['hydrationFiles']
  const known = new Set(hydrationFiles.content)
  const searchFiles = listFiles(output, ['site/search/open-search.tsx']).filter((file) => !known.has(file))
  return { entry: `/${entry.fileName}`, files: filesOf(output), startFiles, hydrationFiles, searchFiles }
}

/** The template of a kind, unless it is in the file that every page loads. */
function templateModules(output: BuildOutput, kind: PageKind): string[] {
  const module = `site/templates/${kind}.tsx`
  return findChunk(output, module) ? [module] : []
}

function findChunk(output: BuildOutput, module: string) {
  return output
    .filter((item) => item.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/${module}`))
}

/** Addresses of the entry and some modules with all that they import, stylesheets included. */
function listFiles(output: BuildOutput, modules: string[]): string[] {
  const chunks = output.filter((item) => item.type === 'chunk')
  const all = new Set<string>()
  const add = (chunk: (typeof chunks)[0]) => {
    if (all.has(chunk.fileName)) return
    all.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) all.add(file)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file)!)
  }
  add(chunks.find(({ isEntry }) => isEntry)!)
  for (const module of modules) {
    const chunk = findChunk(output, module)
    if (!chunk) throw new Error(`the browser bundle has no file of its own for ${module}`)
    add(chunk)
  }
  return [...all].map((file) => `/${file}`)
}

/** The staff's console: an application of its own, of which no visitor's page loads anything. */
async function bundleStaff(): Promise<BundleParts['staff']> {
  const output = await run({
    ...common,
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      cssTarget,
      rolldownOptions: {
        input: 'staff/console.tsx',
        output: {
          entryFileNames: 'assets/staff-[hash].js',
          chunkFileNames: 'assets/staff-[name]-[hash].js',
          assetFileNames: 'assets/staff-[hash][extname]',
        },
      },
    },
  })
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry)
  const stylesheet = output.find((item) => item.fileName.endsWith('.css'))
  if (!entry || !stylesheet) throw new Error('the bundle of the console has no entry or no styles')
  return { entry: `/${entry.fileName}`, stylesheet: `/${stylesheet.fileName}`, files: filesOf(output) }
}

async function bundleCss(input: string): Promise<string> {
  const output = await run({
    ...common,
    // Vite warns of the font's address, which only our server resolves, and of selectors it does not know yet.
    logLevel: 'error',
    build: {
      write: false,
      cssTarget,
      rolldownOptions: { input },
    },
  })
  const css = output.find((item) => item.fileName.endsWith('.css'))
  if (css?.type !== 'asset') throw new Error(`${input} gave no CSS`)
  // The minifier leaves spaces after commas in values; quoted text keeps them.
  return String(css.source)
    .trim()
    .replace(/"[^"]*"|, /g, (found) => (found === ', ' ? ',' : found))
}

/** A script without imports, to be inlined or served on its own. */
async function bundleScript(input: string): Promise<string> {
  const output = await run({
    ...common,
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, optimization, output: { codeSplitting: false } },
    },
  })
  const chunk = output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${input} gave no script`)
  return chunk.code.trim()
}

async function bundlePrerender(cacheFolder: string, fingerprint: string): Promise<string> {
  const outDir = join(cacheFolder, 'prerender', fingerprint)
  rmSync(join(cacheFolder, 'prerender'), { recursive: true, force: true })
  await build({
    ...common,
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'site/prerender.tsx',
      outDir,
      minify: false,
      emptyOutDir: true,
      // Every build loads all templates: as files of their own they were more than a hundred.
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'prerender.mjs')
}

/** Texts by address. */
function filesOf(output: BuildOutput): Record<string, string> {
  return Object.fromEntries(
    output.map((item) => [`/${item.fileName}`, item.type === 'chunk' ? item.code : String(item.source)]),
  )
}

async function run(config: InlineConfig): Promise<BuildOutput> {
  const result = await build(config)
  const first = Array.isArray(result) ? result[0] : result
  if (!first || !('output' in first)) throw new Error('the bundler gave no output')
  return first.output
}
