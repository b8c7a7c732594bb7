import type { RouteOptions } from 'fastify'
import { calls } from '#domain/api/calls.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { sendPage } from '../../http/html-page.ts'
import { describeApi, type OpenApiDocument } from '../../http/openapi.ts'
import type { Api } from '../../http/zod-routes.ts'

/**
 * The description of the API for programs and for people. The usual viewers bring scripts that need 'unsafe-eval' or other
 * origins, which our policy forbids; this page is plain HTML.
 */
export function registerDocs(api: Api, listRoutes: () => RouteOptions[], title: string): void {
  let document: OpenApiDocument | undefined
  const getDocument = () => {
    document ??= describeApi(listRoutes(), title)
    return document
  }

  api.get('/openapi.json', { schema: calls['GET /openapi.json'] }, async () => getDocument())
  api.get('/docs', { schema: calls['GET /docs'] }, async (_, reply) => sendPage(reply, title, writeDocs(getDocument())))
}

function writeDocs({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const rows = operation.parameters.map(
        (it) =>
          `<tr><td>${escapeHtml(it.name)}</td><td>${it.in}</td><td>${it.required ? 'required' : ''}</td><td>${escapeHtml(JSON.stringify(it.schema))}</td></tr>`,
      )
      const parameters = rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
      const json = (label: string, value: unknown) =>
        value === undefined
          ? ''
          : `<details><summary>${label}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
      return `<section><h2>${method.toUpperCase()} ${escapeHtml(path)}</h2><p>${escapeHtml(operation.summary)}</p>${
        operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''
      }${parameters}${json('Body', operation.requestBody)}${json('Answers', operation.responses)}</section>`
    }),
  )
  return `<p>${escapeHtml(info.description)} <a href="/api/openapi.json">OpenAPI 3.1</a></p>${operations.join('')}`
}
