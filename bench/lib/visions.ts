import { Client } from '../../test/client.ts'

export async function fillBoard(url: string, cookie: string, count: number): Promise<void> {
  const client = new Client(url)
  for (let n = count - 1; n >= 0; n -= 1) {
    const vision = { title: `Vision ${n}`, description: 'Early light through the kitchen window.', category: 'travel' }
    const { status } = await client.post('/api/vision-board', vision, { cookie })
    if (status !== 201) throw new Error(`A vision answered ${status}`)
  }
}
