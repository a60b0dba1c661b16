// `npm run dev`: the server restarts when its sources change, and the browser reloads when the web's do.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = process.env.PORT ?? '3000'
const watched = ['src/server', 'src/contract', 'migrations'].flatMap((path) => ['--watch-path', path])
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
})
const web = await createServer({
  configFile: 'vite.config.ts',
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
})
await web.listen()
web.printUrls()
const stop = async () => {
  server.kill('SIGTERM')
  await web.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
server.once('exit', (code) => web.close().then(() => process.exit(code ?? 0)))
