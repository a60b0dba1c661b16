import type { Pool } from 'pg'

/**
 * Fills an account with `records` of all kinds, spread over `days` up to yesterday: a quarter entries, a third self-care, the
 * rest completed tasks, goals and their updates. Their text does not matter: nothing shows it.
 */
export async function fillRecords(pool: Pool, userId: string, records: number, days: number): Promise<void> {
  const parts = [
    [
      0.25,
      `insert into journal_entries (user_id, id, mood, words, day, created_at, updated_at)
       select $1, gen_random_uuid(), 3, '\\x00', day, day, day
       from (select current_date - 1 - n % $3::int as day from generate_series(1, $2::int) n) d`,
    ],
    [
      0.35,
      `insert into self_care_activities (user_id, id, activity_type, duration, mood, words, day, created_at, updated_at)
       select $1, gen_random_uuid(), kinds[1 + n % 12], 15, 4, '\\x00', day, day, day
       from (select n, current_date - 1 - n % $3::int as day from generate_series(1, $2::int) n) d,
         (select array['meditation', 'exercise', 'skincare', 'reading', 'bath', 'massage', 'nature', 'music', 'yoga',
           'journaling', 'breathing', 'stretching'] as kinds) k`,
    ],
    [
      0.3,
      `insert into tasks (user_id, id, category, priority, due_date, is_second_occurrence, minutes, completed_at, completed_on, words,
         created_at, updated_at)
       select $1, gen_random_uuid(), kinds[1 + n % 4], 2, day, false, 30, day, day, '\\x00', day, day
       from (select n, current_date - 1 - n % $3::int as day from generate_series(1, $2::int) n) d,
         (select array['self-care', 'work', 'personal', 'financial'] as kinds) k`,
    ],
    [
      0.02,
      `insert into goals (user_id, id, kind, category, priority, currency, target, current, start_value, completed_at, words,
         created_at, updated_at)
       select $1, gen_random_uuid(), 'amount', kinds[1 + n % 3], 3, 'USD', 100, n % 100, 0,
         case when n % 2 = 0 then day end, '\\x00', day, day
       from (select n, current_date - 1 - n % $3::int as day from generate_series(1, $2::int) n) d,
         (select array['financial', 'physical', 'career'] as kinds) k`,
    ],
    [
      0.08,
      `insert into goal_updates (user_id, id, goal_id, value, change, day, created_at)
       select $1, gen_random_uuid(), (select id from goals where user_id = $1 order by id offset n % 10 limit 1), 1, 1, day, day
       from (select n, current_date - 1 - n % $3::int as day from generate_series(1, $2::int) n) d`,
    ],
  ] as const
  for (const [part, statement] of parts) await pool.query(statement, [userId, Math.round(records * part), days])
  await pool.query('vacuum analyze')
}
