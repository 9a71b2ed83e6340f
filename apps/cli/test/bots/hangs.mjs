// Never answers, and does not end when its input does.
setInterval(() => {}, 1000);
