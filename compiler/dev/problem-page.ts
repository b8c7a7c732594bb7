import type { ViteDevServer } from 'vite'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { ContentError } from '../problem.ts'

/** Shows what is wrong with the content on the page that the editor is looking at. */
export function showOverlay(vite: ViteDevServer, problem: Error) {
  const first = problem instanceof ContentError ? problem.problems[0] : undefined
  vite.ws.send({
    type: 'error',
    err: {
      message: problem.message,
      stack: '',
      id: first?.file,
      loc: first && { file: first.file, line: first.line, column: 0 },
    },
  })
}

/** In place of every page until the content is mended. */
export function renderProblemPage(vite: ViteDevServer, problem: Error): Promise<string> {
  return vite.transformIndexHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>Content problems</title></head><body><h1>The content has problems</h1><pre>${escapeHtml(problem.message)}</pre></body></html>`,
  )
}
