-- The past of a simulated world is told once more, now with the goals and cards of its season.
update simulated_history set told_back_to = null;
