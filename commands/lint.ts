import { runTool } from './run-tool.ts'

runTool('biome', ['check', '--error-on-warnings', '.'])
