import { runTool } from './checks/run-tool.ts'

runTool('biome', ['check', '--error-on-warnings', '.'])
