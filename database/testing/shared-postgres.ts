import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startTestServer } from './postgres-server.ts'

const setting = 'TEST_POSTGRES_URL'

/** Vitest's global set-up: one PostgreSQL server for all test files, because starting one takes a second. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  process.env[setting] = server.url
  return () => server.dispose()
}

/** A database on the shared server, migrated and empty, or as another template is. */
export async function createTestDatabase(template?: 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env[setting]
  if (!server) throw new Error(`${setting} is not set: vitest.config.ts starts the server`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  const migrated = url.pathname.slice(1)
  // PostgreSQL copies a database that nobody is connected to, so that orders go through another one.
  const order = async (text: string) => {
    const admin = new pg.Client({ connectionString: new URL('/template1', url).href })
    await admin.connect()
    try {
      await admin.query(text)
    } finally {
      await admin.end()
    }
  }
  await order(`create database ${name} template ${template ?? migrated}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => order(`drop database ${name} with (force)`) }
}
