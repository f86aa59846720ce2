// Healthy when a program of the site answers in this container; a worker listens nowhere.
const ports = [process.env.PORT || 3000, process.env.API_PORT || 4000];
const answers = await Promise.all(
  ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  ),
);
process.exitCode = process.env.ROLE === 'worker' || answers.includes(true) ? 0 : 1;
