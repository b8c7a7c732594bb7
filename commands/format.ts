import { runTool } from './checks/run-tool.ts'

runTool('biome', ['check', '--write', '.'])
