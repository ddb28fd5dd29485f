// biome-ignore-all lint/suspicious/noTemplateCurlyInString: workflows have placeholders of their own
import { chance, fill, hexDigits, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const steps = [
  '- name: Check out\n  uses: actions/checkout@v{n}\n  with:\n    fetch-depth: 0',
  '- uses: actions/setup-node@{hex}\n  with:\n    node-version: {node}\n    cache: npm',
  '- run: npm ci --ignore-scripts',
  '- name: Unit tests\n  run: |\n    set -euo pipefail\n    npm test -- --shard=${{ matrix.shard }}/{n} --reporter=junit\n    cat reports/summary.txt >> "$GITHUB_STEP_SUMMARY"',
  "- name: Upload coverage\n  if: always() && github.event_name == 'push'\n  uses: actions/upload-artifact@v{n}\n  with:\n    name: coverage-${{ matrix.os }}\n    path: coverage/\n    retention-days: {n}",
  '- name: Build image\n  run: docker build -t "ghcr.io/${GITHUB_REPOSITORY,,}:${GITHUB_SHA::8}" --build-arg VERSION={node}.{n} .',
  "- name: Cache cargo\n  uses: actions/cache@v4\n  with:\n    path: |\n      ~/.cargo/registry\n      target\n    key: ${{ runner.os }}-cargo-${{ hashFiles('**/Cargo.lock') }}",
  '- name: Lint\n  run: |\n    ruff check . --output-format=github\n    mypy --strict src tests',
  '- name: Deploy\n  env:\n    TOKEN: ${{ secrets.DEPLOY_TOKEN }}\n    TARGET: {env}\n  run: ./scripts/deploy.sh "$TARGET" --wait {n}0s',
  '- name: Wait for database\n  run: for i in $(seq 1 {n}0); do pg_isready -h localhost && exit 0; sleep 1; done; exit 1',
]
const gitlabJobs = [
  '{job}:\n  stage: {stage}\n  image: python:3.{n}-slim\n  before_script:\n    - pip install --no-cache-dir -r requirements.txt\n  script:\n    - pytest -q --junitxml=report.xml\n  artifacts:\n    when: always\n    reports:\n      junit: report.xml',
  '{job}:\n  stage: {stage}\n  extends: .docker\n  script:\n    - docker build --pull -t $CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA .\n    - docker push $CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA\n  rules:\n    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH\n    - when: manual\n      allow_failure: true',
  '{job}:\n  stage: {stage}\n  needs: ["build:web", {job2}]\n  environment:\n    name: {env}\n    url: https://{env}.example.com\n  script: [ "./deploy {env}" ]\n  timeout: {n}0m',
]
const services = [
  '  {job}:\n    image: {image}\n    restart: unless-stopped\n    environment:\n      POSTGRES_USER: app\n      POSTGRES_PASSWORD_FILE: /run/secrets/db\n    volumes:\n      - {job}-data:/var/lib/data\n    healthcheck:\n      test: ["CMD", "pg_isready"]\n      interval: {n}s',
  '  {job}:\n    build:\n      context: ./{job}\n      target: dev\n    command: ["yarn", "start"]\n    ports: ["{port}:{port}"]\n    depends_on:\n      db: { condition: service_healthy }',
]
const playTasks = [
  '    - name: Ensure {job} is installed\n      ansible.builtin.apt:\n        name: {job}\n        state: present\n        update_cache: yes',
  '    - name: Template configuration\n      template: src={job}.conf.j2 dest=/etc/{job}/{job}.conf owner=root mode=0640\n      notify: restart {job}',
  '    - name: Open port\n      ufw:\n        rule: allow\n        port: "{port}"\n      when: ansible_facts["os_family"] == "Debian"',
  '    - name: Read version\n      command: "{job} --version"\n      register: version\n      changed_when: false',
]

/** Files that tell machines what to do: workflows, pipelines, compose files, playbooks. */
export const buildPipelines: Generator = sizedTexts('build-pipelines', (random, length) =>
  pick(random, [workflow, gitlab, compose, playbook])(random, length),
)

function makersFor(random: Random): Record<string, () => string | number> {
  const jobs = some(
    random,
    ['build:web', 'unit', 'lint', 'nginx', 'worker', 'api', 'e2e', 'docs', 'package'],
    9,
  )
  let next = 0
  return {
    n: () => wholeNumber(random, 2, 9),
    node: () => pick(random, ['18', '20', '22', '"lts/*"']),
    hex: () => `${hexDigits(random, 40)} # v4.${wholeNumber(random, 0, 3)}`,
    env: () => pick(random, ['production', 'staging', 'review', 'canary']),
    job: () => `${jobs[next++ % jobs.length]}`.replace(':', '_'),
    job2: () => `"${pick(random, jobs)}"`,
    stage: () => pick(random, ['test', 'build', 'deploy', 'verify']),
    image: () => pick(random, ['postgres:16-alpine', 'redis:7', 'rabbitmq:3.13-management', 'minio/minio']),
    port: () => wholeNumber(random, 3000, 9999),
  }
}

function workflow(random: Random, length: number): string {
  const makers = makersFor(random)
  const title = pick(random, ['CI', 'release', 'Nightly build', 'Docs & site'])
  const trigger = pick(random, [
    'on: [push, pull_request]',
    'on:\n  push:\n    branches: [main, "release/**"]\n    paths-ignore:\n      - "**.md"\n  workflow_dispatch:',
    'on:\n  schedule:\n    - cron: "17 3 * * 1-5"',
  ])
  const jobs = joinUntil(length, '\n\n', (index) => {
    const chosen = some(random, steps, wholeNumber(random, 2, 6)).map((step) => fill(step, makers))
    const body = chosen
      .join('\n')

      .split('\n')
      .map((line) => `      ${line}`)
    const matrix = chance(random, 0.4)
      ? '    strategy:\n      fail-fast: false\n      matrix:\n        os: [ubuntu-24.04, macos-14, windows-2022]\n        shard: [1, 2, 3]\n    runs-on: ${{ matrix.os }}'
      : '    runs-on: ubuntu-latest'
    return `  job-${index + 1}:\n${matrix}\n    timeout-minutes: ${wholeNumber(random, 5, 45)}\n    steps:\n${body.join('\n')}`
  })
  return `name: ${title}\n\n${trigger}\n\npermissions:\n  contents: read\n\njobs:\n${jobs}`
}

function gitlab(random: Random, length: number): string {
  const makers = makersFor(random)
  const top =
    'stages: [build, test, verify, deploy]\n\nvariables:\n  PIP_CACHE_DIR: "$CI_PROJECT_DIR/.cache/pip"\n\n'
  return top + joinUntil(length - top.length, '\n\n', () => fill(pick(random, gitlabJobs), makers))
}

function compose(random: Random, length: number): string {
  const makers = makersFor(random)
  return `services:\n${joinUntil(length, '\n\n', () => fill(pick(random, services), makers))}`
}

function playbook(random: Random, length: number): string {
  const makers = makersFor(random)
  const top = `- hosts: ${pick(random, ['web', 'db_servers', 'all:!legacy'])}\n  become: true\n  vars:\n    timezone: Europe/Madrid\n  tasks:\n`
  return top + joinUntil(length - top.length, '\n\n', () => fill(pick(random, playTasks), makers))
}
